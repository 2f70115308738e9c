import { expect, type PersonOptions, SCREENS, test } from '../kit';
import { GAMES } from '../kit/games';
import { Pupil } from '../kit/lesson';

/** No engine, as in a browser that cannot run it. */
const withoutEngine = (): void => {
  WebAssembly.validate = () => false;
};

/** Each game on another screen, in another language and theme. */
const LOOKS: PersonOptions[] = [
  { screen: 'small', theme: 'dark', language: 'en' },
  { screen: 'desktop', theme: 'light', language: 'de' },
  { screen: 'phone', theme: 'light', language: 'nl' },
  { screen: 'desktop', theme: 'dark', language: 'en' },
];

for (const [i, game] of GAMES.entries()) {
  test(`the lesson of ${game}, from its first step to a match`, async ({ person }) => {
    const ada = await person(LOOKS[i % LOOKS.length]!);
    // Half of the lessons with the engine, half from the recording. The lesson of 13 Leaves ends with its match.
    const isRecorded = game === 'friday' || game === 'skipbo';
    if (isRecorded) await ada.context.addInitScript(withoutEngine);
    const pupil = new Pupil(ada.page, game);
    await ada.open();
    await ada.page.locator(`a[href="/lesson/${game}"]`).click();
    for (const step of pupil.script.steps) {
      await pupil.arrives(step);
      // The first step is shown before the engine is loaded; the engine plays all others, if it can run.
      const player = isRecorded ? 'recording' : step === pupil.script.steps[0] ? /ready|engine/ : 'engine';
      await expect(pupil.coach(step.name)).toHaveAttribute('data-player', player);
      await ada.seesNoSideScroll();
      if (step === pupil.script.steps[1]) {
        await ada.findsNoBarrier();
        // A phone in landscape shows the coach and the hand.
        await ada.page.setViewportSize({ width: 740, height: 360 });
        await expect(pupil.coach(step.name)).toBeInViewport({ ratio: 1 });
        await expect(ada.page.locator('[data-spot^="hand-"]').first()).toBeInViewport({ ratio: 1 });
        await ada.page.setViewportSize(SCREENS[LOOKS[i % LOOKS.length]!.screen!]);
      }
      await pupil.does(step);
    }
    await pupil.closesSheet();
    await expect(pupil.coach('end')).toBeVisible();
    if (!isRecorded) await expect(pupil.coach('end')).toContainText('Or play on here.');
    if (i === 0) {
      await ada.findsNoBarrier();
      // With the engine the match can continue: any card, and the bots answer.
      await ada.page.locator('.app[data-turn="mine"]').waitFor();
      const sums = () => ada.page.locator('.dial').allTextContents();
      const before = await sums();
      await ada.page.keyboard.press('1');
      await ada.page.keyboard.press('Enter');
      await expect.poll(sums).not.toEqual(before);
      await expect(ada.page.locator('[aria-live="polite"]')).toHaveText(/\(bot\) .* Your turn\.$/);
    }
    await ada.page.locator('[data-action="play"]').click();
    await expect(ada.page).toHaveURL(/\/(t|solo)\//);
    await expect(ada.page.locator('.app[data-turn], .app .seats')).not.toHaveCount(0);
    // The lesson is complete: the next visit restarts it.
    await ada.open(`/lesson/${game}`);
    await expect(pupil.coach(pupil.script.steps[0]!.name)).toBeVisible();
  });
}

test('a lesson by keyboard alone, left and taken up again, with a wrong card in it', async ({ person }) => {
  const ada = await person({ screen: 'phone' });
  const { page } = ada;
  await ada.context.addInitScript(withoutEngine);
  const pupil = new Pupil(page, 'friday');
  await ada.open('/rules/friday');
  await page.getByRole('link', { name: 'Learn it in a minute' }).press('Enter');
  const said = page.locator('[aria-live="polite"]');
  await expect(said).toContainText('Step 1 of 6. The fewest points win.');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(pupil.coach('kinds')).toBeFocused();
  await expect(said).toContainText('Step 2 of 6');

  // A wrong card is answered with its consequence, and returns to the hand.
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.answer')).toHaveText('Cat 1 makes 9. Take the ladder 5 this time.');
  await expect(said).toContainText('Cat 1 makes 9.');
  await expect(page.locator('.held[aria-pressed="true"]')).toHaveCount(0);
  await expect(page.locator('.held')).toHaveCount(5);
  // After the second one, or ten seconds, the coach offers to show the move: Coach.test.ts.
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');

  // The coach shows a card, and the table shows its effect.
  await expect(pupil.coach('over')).toBeVisible();
  await expect(page.locator('[data-spot="target-2"]')).toContainText('18: you take 3');
  await page.reload();
  await expect(pupil.coach('over')).toBeVisible();
  await page.getByRole('button', { name: 'One step back' }).press('Enter');
  await expect(pupil.coach('kinds')).toBeVisible();
  await expect(page.locator('.held')).toHaveCount(5);

  // After skipping the rest, play is possible, and the lesson resumes at its step.
  await page.getByRole('button', { name: 'Skip' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeFocused();
  await page.goBack();
  await ada.open('/lesson/friday');
  await expect(pupil.coach('kinds')).toBeVisible();
});
