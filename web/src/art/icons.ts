/** The icons, in a box of 24 by 24: lines of one width and filled parts, in the current text colour. */

const ICONS = {
  again: ['M4.5 12a7.5 7.5 0 1 1 2.2 5.3', 'M3.5 21.2v-6.4h6.4Z'],
  arrowLeft: ['M20 12H5M11 5.5L4.5 12l6.5 6.5'],
  arrowRight: ['M4 12h15M13 5.5l6.5 6.5-6.5 6.5'],
  back: ['M15 5l-7 7 7 7'],
  bell: ['M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10.3 21.5h3.4M12 3v2'],
  bolt: ['M13.5 3L5.5 13.5h6L10.5 21l8-10.5h-6Z'],
  bot: ['M5 9h14v11H5ZM12 9V5M9 16.5h6', 'M8 11h3v3H8ZM13 11h3v3h-3ZM12 2.2a1.8 1.8 0 1 1-.01 0Z'],
  bulb: ['M9 17.5h6M10 20.5h4M12 3a6 6 0 0 1 3.6 10.8q-.6.5-.6 1.7H9q0-1.2-.6-1.7A6 6 0 0 1 12 3Z'],
  chat: ['M4 5h16v11H11l-5 4v-4H4Z'],
  check: ['M4.5 12.5l5 5L19.5 7'],
  clock: ['M12 3.5a8.5 8.5 0 1 1-.01 0ZM12 7.5V12l3 2.5'],
  close: ['M6 6l12 12M18 6L6 18'],
  copy: ['M9 8.5h11v12H9ZM15 5V3.5H4v12h1.5'],
  crown: ['M4 18.5L3 7.5l5 4 4-6.5 4 6.5 5-4-1 11Z'],
  dice: ['M4 4h16v16H4Z', 'M8.3 6.7a1.6 1.6 0 1 1-.01 0ZM12 10.4a1.6 1.6 0 1 1-.01 0ZM15.7 14.1a1.6 1.6 0 1 1-.01 0Z'],
  door: ['M13 4H5v16h8M10 12h10M16 7.5l4.5 4.5-4.5 4.5'],
  download: ['M12 4v10.5M6.5 9.5l5.5 5.5 5.5-5.5M5 20h14'],
  eye: ['M2.5 12Q12 1.5 21.5 12 12 22.5 2.5 12ZM12 9a3 3 0 1 1-.01 0Z'],
  eyeOff: ['M4 10Q12 20 20 10M4.5 16l2.2-2.3M12 18v-3M19.5 16l-2.2-2.3'],
  fast: ['', 'M3 5.5l9 6.5-9 6.5ZM12 5.5l9 6.5-9 6.5Z'],
  globe: ['M12 3.5a8.5 8.5 0 1 1-.01 0ZM3.5 12h17M12 3.5q-7 8.5 0 17M12 3.5q7 8.5 0 17'],
  hand: ['M8.5 4.5h7v13h-7ZM8.5 7l-5 1.6 3.200 10.4 2-.6M15.5 7l5 1.6-3.200 10.4-2-.6'],
  help: [
    'M12 3.5a8.5 8.5 0 1 1-.01 0ZM9.5 9.8q.2-2.5 2.6-2.5 2.5 0 2.5 2.2 0 1.5-2.6 3v1.2',
    'M12 15.3a1.3 1.3 0 1 1-.01 0Z',
  ],
  link: [
    'M10.5 13.5a3.8 3.8 0 0 0 5.4 0l3.5-3.5a3.8 3.8 0 0 0-5.4-5.4l-1 1M13.5 10.5a3.8 3.8 0 0 0-5.4 0l-3.5 3.5a3.8 3.8 0 0 0 5.4 5.4l1-1',
  ],
  lock: ['M8 11V8a4 4 0 0 1 8 0v3', 'M5 10.5h14V21H5Z'],
  log: ['M5 5h14M5 10h14M5 15h9M5 20h6'],
  menu: ['M4 6.5h16M4 12h16M4 17.5h16'],
  minus: ['M5 12h14'],
  moon: ['M14 3.5A8.8 8.8 0 1 0 20.5 15 7.3 7.3 0 0 1 14 3.5Z'],
  next: ['M9 5l7 7-7 7'],
  noNetwork: [
    'M4 4l16 16M8.5 15a5 5 0 0 1 5.5-1M5 11.5a10 10 0 0 1 4-2.4M13 8.6a10 10 0 0 1 6 2.9',
    'M12 17.5a1.5 1.5 0 1 1-.01 0Z',
  ],
  pause: ['', 'M6 5h4v14H6ZM14 5h4v14h-4Z'],
  pencil: ['M4 20l1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5l3.5 3.5'],
  person: ['M12 4a4 4 0 1 1-.01 0ZM4.5 20.5q.5-6 7.5-6t7.5 6Z'],
  phone: ['M7 3h10v18H7ZM10.5 18h3'],
  play: ['', 'M6.5 4.5l13 7.5-13 7.5Z'],
  plus: ['M12 5v14M5 12h14'],
  qr: [
    'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4Z',
    'M13.5 13.5h3v3h-3ZM17.5 17.5h3v3h-3ZM13.5 18.5h2v2h-2ZM18.5 13.5h2v2h-2Z',
  ],
  replay: ['M4.5 12a7.5 7.5 0 1 1 2.2 5.3', 'M3.5 21.2v-6.4h6.4ZM10.3 8.7l5.4 3.3-5.4 3.3Z'],
  rules: ['M12 6Q8 3 3 4.5V19q5-1.5 9 1.5 4-3 9-1.5V4.5Q16 3 12 6ZM12 6v14'],
  settings: ['M4 7h9M19 7h1M4 17h2M12 17h8M16 4.4a2.6 2.6 0 1 1-.01 0ZM9 14.4a2.6 2.6 0 1 1-.01 0Z'],
  share: ['M12 14.5V4M7.5 8L12 3.5 16.5 8M7.5 11.5H5V20.5h14v-9h-2.5'],
  shield: ['M12 3l7.5 2.5V11q0 6.5-7.5 10-7.5-3.5-7.5-10V5.5ZM8.5 11.8l2.6 2.6 4.4-4.9'],
  sort: ['M7 5v14M3.5 15.5L7 19l3.5-3.5M17 19V5M13.5 8.5L17 5l3.5 3.5'],
  sound: ['M16 8q3 4 0 8M19 5q5.5 7 0 14', 'M3 9v6h4l6 5V4L7 9Z'],
  soundOff: ['M16.5 9.5l5 5M21.5 9.5l-5 5', 'M3 9v6h4l6 5V4L7 9Z'],
  sun: [
    'M12 8a4 4 0 1 1-.01 0ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  ],
  trash: ['M4 6.5h16M9 6.5V3.5h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6'],
  undo: ['M9 4.5L4.5 9 9 13.5M5 9h9.5a5 5 0 0 1 0 10H9'],
  warning: ['M12 4L21.5 20.5h-19ZM12 10v4.5', 'M12 16a1.3 1.3 0 1 1-.01 0Z'],
} as const;

export type IconName = keyof typeof ICONS;

/** All icon names, for galleries and tests. */
export const ICON_NAMES = Object.keys(ICONS) as IconName[]; // The keys of a constant are its names.

/** The lines and the filled part of an icon. */
export function iconOf(name: IconName): { line: string; fill: string } {
  const [line, fill = ''] = ICONS[name];
  return { line, fill };
}
