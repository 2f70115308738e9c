import { expect, test } from '../kit';
import { differences } from '../kit/engine';

test('the engine answers as the JVM does, to the bit', async ({ person }) => {
  const ada = await person();
  ada.guard.expects(/favicon\.ico/);
  expect(await differences(ada.page)).toEqual([]);
});
