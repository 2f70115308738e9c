import type { RulesTexts } from '../en/rules';

export const rules: RulesTexts = {
  title: (game) => `Zo speel je ${game}`,
  choose: 'De regels',
  sections: 'Inhoud',
  needs: (number) => `nodig: ${number}`,
  player: 'Speler',
  pays: 'betaalt',
  free: 'gratis',
  newHere: 'Nieuw hier? Korte tips aan tafel leiden je door de eerste beurten.',
  restart: 'Tips opnieuw tonen',
  restarted: 'De tips zijn terug. Ze verschijnen aan tafel als je ze nodig hebt.',
  ruling: 'onze keuze',
  rulings:
    '° Dit hebben wij bepaald: de spelregels laten het open of zeggen iets anders, of je kunt het zelf instellen.',
  ownWords: 'We vertellen de regels in onze eigen woorden. Table 13 is niet verbonden aan de auteurs of uitgevers.',
  notLoaded: 'De regels konden niet worden geladen. Controleer je verbinding.',
  again: 'Opnieuw proberen',
};
