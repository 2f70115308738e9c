import { differences, isWritten } from '../kit/engine';
import { expect, test } from '../kit/remote';

test('the engine answers as the JVM does, to the bit', async ({ visitor }) => {
  test.skip(!isWritten, 'scripts/mvn -pl browser -am test writes down what the JVM answers.');
  const { player } = await visitor();
  expect(await differences(player.page)).toEqual([]);
});
