import type { RulesText } from '../../../rules/outline';
import type { outline } from './outline';

export const rules: RulesText<typeof outline> = {
  lead: 'Collect as little bad luck as you can in four rounds: keep the piles at 13 or under, or take so much of one kind that it turns into good luck.',
  sections: {
    goal: {
      heading: 'The idea',
      idea: 'Black cats, broken mirrors and ladders lie on three piles. If you bring a pile over 13, you take the cards that were there, and they are bad luck. Only the player with the most of a kind gets away and pays nothing for that kind. Friday cards stick to you, whatever happens.',
    },
    table: {
      heading: 'On the table',
      players: 'For three to six players.',
      cards:
        'There are 53 cards. Each of the three kinds of bad luck has 15: one 0, three 1s, three 2s, two 4s, three 5s and three 7s. The other eight are *Friday* cards, each of value 4.',
      deck: {
        caption: 'Three kinds of bad luck, and the day itself.',
        frames: { cat: 'Black cat', mirror: 'Broken mirror', ladder: 'Ladder', friday: 'Friday, value 4' },
      },
      piles:
        'The middle has room for three piles: cats, mirrors and ladders. They start empty. There is no draw pile, and Friday cards have no pile of their own.',
      deal: 'All cards are dealt, as evenly as possible. If there are cards left over, the players earliest in turn get one more.',
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
        'The first player of round one is drawn at random; the next player clockwise begins each later round.° On your turn you play exactly one card from your hand, face up, on a pile. You do not draw.',
      kind: 'A bad-luck card goes only on the pile of its own kind.',
      friday: 'A Friday card goes on any of the three piles. It may also open an empty one.°',
      anywhere: {
        caption: 'Three places for a Friday card. All of them are allowed.',
        frames: {
          cards: 'On a 7 and a 0: the cats are at 11',
          empty: 'As the first card of the mirrors: 4',
          fours: 'On another Friday card among the ladders: 8',
        },
      },
    },
    over: {
      heading: 'Over 13',
      rule: 'Add up all the cards on the pile, including the new one. If the total is *more than 13*, you take all the cards that were there before, Friday cards too. The card you have just played stays and starts the new pile.',
      taking: {
        caption: 'A ladder too many.',
        frames: {
          before: 'The ladders are at 11, with a Friday card among them',
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
        'Taken cards lie face down until the round is scored. Nobody looks at them, not even you.° The table shows only how many cards each player has taken. The log goes back no further than your own last turn.°',
    },
    end: {
      heading: 'End and score',
      round: 'The round ends when nobody has cards left. The cards on the piles do not count.',
      costs: {
        luck: 'Each bad-luck card you have taken costs *1 point*, whatever number is on it. A 0 costs 1 as well.',
        friday: 'Each Friday card costs *2 points*. Always.',
        most: 'If you have more cards of a kind than every other player, you pay nothing for that kind.',
        tie: 'If players tie for the most, everyone pays for that kind.',
      },
      example: {
        caption: 'What four players took in a round, and what they pay.',
        kinds: ['cats', 'mirrors', 'ladders', 'Fridays'],
      },
      why: 'Ida and Theo tie for the most cats, so everyone pays for cats. Noor pays nothing for six mirrors: 2 + 2 + 6 = 10. Sem pays nothing for seven ladders: 3 + 6 = 9. Ida pays for everything: 5 + 1 + 4 + 2 = 12. Theo pays for everything, too, but has no Fridays: 5 + 1 = 6, the best of this round.',
      match: 'A match has four rounds, whatever the number of players.',
      winner: 'After the fourth round the lowest total wins. Players with the same lowest total share the win.°',
    },
    options: {
      heading: 'Table options',
      deck: '*Cards*: 53, or 50 without zeros.° With 50, it is a little harder to escape, and the hands are smaller: see the table above.',
      memory:
        '*Memory aid* (off by default): everyone sees which cards each player has taken, and the log shows the whole round.° Nothing else changes.',
    },
    tips: {
      heading: 'Good to know',
      tips: {
        zero: 'A 0 never pushes a pile over 13. Keep it for the moment when all three piles are full. If you take one, it still costs a point.',
        low: 'You hold your whole hand from the start. Plan when to play the high cards: early, while the piles are low.',
        most: 'A kind in which you clearly have the most costs you nothing. A close race costs the most.',
        last: 'The last cards of a round are often forced. Keep small ones for the end.',
        stuck: 'You can always play something. Sometimes you just have to take a pile for it.',
      },
    },
  },
};
