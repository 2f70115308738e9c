import type { RulesText } from '../../../rules/outline';
import type { outline } from './outline';

export const rules: RulesText<typeof outline> = {
  lead: 'Collect the least bad luck in four rounds: keep the piles at 13 or under, or have so much of one kind that it turns into good luck.',
  sections: {
    goal: {
      heading: 'The idea',
      idea: 'Black cats, broken mirrors and ladders lie on three piles. Whoever brings a pile over 13 takes what lies there, and it counts as bad luck. Only the player with the most of a kind gets away: those cards are dropped unpaid. Friday cards stick to you, whatever happens.',
    },
    table: {
      heading: 'On the table',
      players: 'Three to six play.',
      cards:
        'There are 53 cards. Each of the three kinds of bad luck has 15: one 0, three 1s, three 2s, two 4s, three 5s and three 7s. The other eight are *Friday* cards, each of value 4.',
      deck: {
        caption: 'Three kinds of bad luck, and the day itself.',
        frames: { cat: 'Black cat', mirror: 'Broken mirror', ladder: 'Ladder', friday: 'Friday, value 4' },
      },
      piles:
        'In the middle there is room for three piles: cats, mirrors and ladders. They start empty. There is no draw pile, and Friday cards have no pile of their own.',
      deal: 'All cards are dealt, as evenly as possible. If it does not come out even, the players who are first in turn get one card more.',
      hands: {
        caption: 'Cards in hand, from the first player on.',
        columns: ['Players', 'with 53 cards', 'with 50 cards'],
      },
      unused:
        'With three players a fourth hand is dealt, after the last player. It stays face down: nobody plays it and nobody sees it. So you never know which cards are missing.',
    },
    turn: {
      heading: 'Your turn',
      order:
        'Who begins the first round is drawn at random; each further round begins with the next player clockwise.° In your turn you play exactly one card from your hand, face up, on a pile. You do not draw.',
      kind: 'A bad-luck card goes only on the pile of its own kind.',
      friday: 'A Friday card goes on any of the three piles. It may also open an empty one.°',
      anywhere: {
        caption: 'Three places for a Friday card. All of them are allowed.',
        frames: {
          cards: 'On a 7 and a 0: the cats are at 11',
          empty: 'As the first card of the mirrors: 4',
          fours: 'On another Friday among the ladders: 8',
        },
      },
    },
    over: {
      heading: 'Over 13',
      rule: 'Add up all cards on the pile, the new one included. If that is *more than 13*, you take all the cards that lay there before, Friday cards too. The card you have just played stays and starts the new pile.',
      taking: {
        caption: 'A ladder too many.',
        frames: {
          before: 'The ladders are at 11, with a Friday among them',
          played: 'You play a 7. That makes 18',
          after: 'You take the three cards. Your 7 stays',
        },
      },
      exact: 'Exactly 13 is safe. Nothing happens, and the next player has a problem.',
      safe: {
        caption: 'Thirteen on the dot.',
        frames: { before: 'The cats are at 8', played: 'A 5 makes exactly 13. Nobody takes anything' },
      },
      taken:
        'Taken cards lie face down until the round is scored. Nobody looks at them, not even you.° The table shows only how many each player has taken, and what happened is written down no further back than your own last turn.°',
    },
    end: {
      heading: 'End and score',
      round: 'The round ends when nobody has cards left. What lies on the piles does not count.',
      costs: {
        luck: 'Each bad-luck card you have taken costs *1 point*, whatever number is on it. A 0 costs 1 as well.',
        friday: 'Each Friday card costs *2 points*. You can never drop these.',
        most: 'If you have more cards of a kind than every other player, you drop all cards of that kind: they cost nothing.',
        tie: 'If several players share the most, nobody drops that kind.',
      },
      example: {
        caption: 'What four players took in a round, and what they pay.',
        kinds: ['cats', 'mirrors', 'ladders', 'Fridays'],
      },
      why: 'Ida and Theo share the most cats, so nobody drops cats. Noor drops six mirrors and pays 2 + 2 + 6 = 10. Sem drops seven ladders and pays 3 + 6 = 9. Ida pays for everything: 5 + 1 + 4 + 2 = 12. Theo drops nothing either, but has no Fridays: 5 + 1 = 6, the best of this round.',
      match: 'A match has four rounds, whatever the number of players.',
      winner: 'After the fourth round the lowest total wins. Players with the same lowest total share the win.°',
    },
    options: {
      heading: 'Table options',
      deck: '*Cards*: 53, or 50 without zeros.° With 50 the three 0s are left out, and there is a little less room for escape. The hands are smaller, see the table above.',
      memory:
        '*Memory aid* (off by default): everybody sees which cards each player has taken, and the whole round can be read back.° Nothing else changes.',
    },
    tips: {
      heading: 'Good to know',
      tips: {
        zero: 'A 0 never pushes a pile over 13. Keep it for the moment when all three piles are full. If you take one, it still costs a point.',
        low: 'You hold your whole hand from the start. Plan when to play the high cards: early, while the piles are low.',
        most: 'One kind in which you clearly lead costs nothing. A close race is the dearest thing there is.',
        last: 'The last cards of a round are often forced. Keep small ones for the end.',
        stuck: 'There is always something you can play. Sometimes it just costs you a pile.',
      },
    },
  },
};
