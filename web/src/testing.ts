/** Before every test: the games are on the shelf, as on every page, and the stand-in for a browser has a screen. */
import './games/shelf';

window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
