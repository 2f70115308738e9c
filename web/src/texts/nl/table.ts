import type { TableTexts } from '../en/table';
import { plural } from '../words';

export const table: TableTexts = {
  players: 'Spelers',
  yourHand: 'Je hand',
  sortHand: 'Hand sorteren',
  you: (name) => `${name} (jij)`,
  yourTurn: 'Jij bent aan de beurt',
  isThinking: (name) => `${name} denkt na.`,
  sending: 'Versturen …',
  watching: 'Je kijkt mee.',
  notYourTurn: 'Je bent niet aan de beurt.',
  noLine: 'De verbinding is weg. Je kaarten zijn veilig; je zet wacht tot de verbinding terug is.',
  isOver: 'De partij is afgelopen.',
  round: (round) => `Ronde ${round}`,
  away: (time) => `Weg, bot over ${time}`,
  awayForNow: 'Weg',
  standsIn: 'Bot valt in',
  awaySoon: (name, seconds) =>
    `${name} is weg. Over ${plural(seconds, '1 seconde', `${seconds} seconden`)} neemt een bot het over.`,
  host: 'Host',
  clock: (time) => `nog ${time}`,
  log: 'Verloop',
  openLog: 'Verloop openen',
  nothingYet: 'Nog niets.',
  shortLog: 'Het verloop gaat maar terug tot je laatste beurt: wat er gepakt is, moeten jullie onthouden.',
  lookBack: (moves) => plural(moves, 'De laatste zet nog eens tonen', `De laatste ${moves} zetten nog eens tonen`),
  backToNow: 'Terug naar nu',
  confirm: 'Spelen',
  withdraw: 'Nog niet',
  back: (count) =>
    count === 0
      ? 'Je bent er weer.'
      : plural(
          count,
          'Je bent er weer. Intussen gebeurde er één ding.',
          `Je bent er weer. Intussen gebeurden er ${count} dingen.`,
        ),
  stuck: 'De server kan nu niets opslaan, daarom gaat het niet verder. Je partij is veilig.',
  delay: (millis) => `Reactietijd: ${millis} ms`,
  slow: (millis) => `Trage verbinding: ${millis} ms`,
  cleared: 'Deze tafel is opgeheven.',
  entering: 'Op weg naar de tafel …',
  took: (seat) => `Voor ${seat} speelt nu een bot.`,
  cameBack: (seat) => `${seat} is terug.`,
  openHand: (name) => `De hand van ${name}`,
};
