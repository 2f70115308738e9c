import type { CommonTexts } from '../en/common';
import { soon } from '../words';

export const common: CommonTexts = {
  levels: {
    random: 'willekeurig',
    easy: 'zwak',
    greedy: 'gulzig',
    medium: 'redelijk',
    net: 'getraind',
    hard: 'sterk',
    expert: 'meester',
  },
  home: 'Table 13, naar de startpagina',
  close: 'Sluiten',
  cancel: 'Nu niet',
  rules: 'Regels',
  settings: 'Instellingen',
  loading: 'Een ogenblik …',
  skip: 'Meteen naar de tafel',
  guest: (number) => `Gast ${number}`,
  bot: (level: string) => `Bot, ${level}`,
  aBot: (name) => `${name} (bot)`,
  aHuman: (name) => `${name} (mens)`,
  noLine: 'De verbinding is weg. We proberen het opnieuw …',
  noServer: 'De server antwoordt niet. Je partij is veilig; we blijven het proberen.',
  nowhere: 'Deze pagina bestaat niet.',
  tryAgain: 'Opnieuw proberen',
  toHome: 'Naar de startpagina',
  tryAgainIn: (millis: number) => `Probeer het ${soon('nl', millis)} opnieuw.`,
  clockUnits: { hours: 'uur', minutes: 'min' },
};
