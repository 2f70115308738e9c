import type { RulesText } from '../../../rules/outline';
import type { outline } from './outline';

export const rules: RulesText<typeof outline> = {
  lead: 'Be the first to play the last card of your hand.',
  sections: {
    goal: {
      heading: 'The idea',
      idea: 'The cards on the table form a row from low to high, and it grows only outwards. You must play at least as many cards as the stack at that end holds. If you cannot or do not want to, you pass and take a card. The last player left starts a new lap.',
    },
    table: {
      heading: 'On the table',
      players: 'For three to six players.',
      cards:
        'There are 62 cards with the values 1 to 13. The middle is common, the ends are rare: there are eight 7s, seven 6s and seven 8s, six 5s and six 9s, five 4s and five 10s, four 3s and four 11s, three 2s and three 12s, and only two 1s and two 13s.° The dots on a card say how many copies there are.',
      deck: {
        caption: 'From June green to November brown.',
        frames: { all: 'The thirteen values, with their copies as dots' },
      },
      deal: 'Everyone gets the same number of cards. The rest stays face down, and nobody sees it.°',
      hands: { caption: 'Cards in hand.', columns: ['Players', 'Cards each'] },
      row: 'Played cards form a *row*: equal values lie in one stack, and the stacks lie in the order of their values.',
    },
    turn: {
      heading: 'Your turn',
      order:
        'The first player is drawn at random. Play goes clockwise and skips players who have passed. You may have several turns in a lap. On your turn you play or pass.',
      open: '*An empty row:* play one or more cards of one value. Any value will do.',
      ends: '*Otherwise:* play one or more cards of one value. It must be as low as the lowest stack or lower, or as high as the highest stack or higher. Values in between are never allowed, not even if a stack of them lies there.',
      many: '*How many:* at least as many cards as the stack at that end holds. More is fine.',
      row: {
        caption: 'Low end: at least two cards of 5 or lower. High end: at least one card of 9 or higher.',
        frames: {
          row: 'The row runs from two 5s to one 9',
          fits: 'Two 4s fit at the low end',
          between: '6s lie between the ends. They never fit, however many',
        },
      },
      grow: {
        caption: 'Three 3s are played at the low end.',
        frames: {
          before: 'The low end holds two 5s',
          after: 'Now it holds three 3s. The next play there needs at least three cards of 3 or lower',
        },
      },
      same: 'If you play the value of the end itself, your cards join that stack. So the next play there needs even more.',
      add: {
        caption: 'Two more 5s raise the price.',
        frames: {
          before: 'The low end holds two 5s',
          after: 'Now it holds four. The next play there needs at least four cards',
        },
      },
      single: 'A single stack is both ends at once.',
    },
    pass: {
      heading: 'Passing',
      rule: 'If you cannot or do not want to play, you pass. You take exactly one card from the row into your hand, from any stack you like, and you are out of this lap.',
      take: 'Everyone sees which card you take. The table remembers it for everyone.°',
      last: {
        caption: 'The last card of a stack.',
        frames: {
          before: 'The low end holds a single 4',
          after: 'Someone passes and takes it. Now three 7s are the low end',
        },
      },
      lasting:
        'A stack that loses its last card is gone. If it was an end, the next stack becomes the end, and its size counts from now on.',
      empty:
        'On an empty row you must play; you cannot pass.° This applies to the player who begins a lap, and also after a pass has taken the last card of the row while the lap goes on.° Players who have passed stay out.°',
    },
    lap: {
      heading: 'A new lap',
      end: 'A lap is over when all players but one have passed, each taking a card.',
      clear:
        'The remaining player takes the row out of the game for good and opens the next lap. Everyone plays again. Cards that are out of the game may be looked at: the dots in the row leave them out.°',
    },
    end: {
      heading: 'The end',
      winner: 'The first player to play their last card wins at once.',
      long: 'A round can go on without end. So it stops after the 200th lap: the fewest cards in hand win, and players with equally few share the win.°',
    },
    options: {
      heading: 'Table option: expert match',
      expert:
        '*Expert match* (off by default): you play several rounds. After each round, everyone scores 1 point for every card left in hand; the winner scores 0. Then all cards are dealt again, and a random player begins. When someone has 20 points or more after a round, the match is over, and the lowest total wins. Equal totals share the win.°',
      example: {
        caption: 'An expert match of three rounds.',
        columns: ['Round', 'Ida', 'Noor', 'Theo'],
        total: 'Total',
      },
      why: 'After the third round Theo has 22, so the match is over. Noor wins with 6.',
      expertLong: 'If a round ends after the 200th lap, everyone scores the cards in hand, winners too.°',
    },
    tips: {
      heading: 'Good to know',
      tips: {
        copies:
          'Look at the dots. There are four 3s: once three of them lie at the low end, nobody can answer with 3s.',
        middle: 'Big sets of middle values open well: few can follow.',
        extreme: 'There are only two 1s and two 13s. They can never answer a stack of three.',
        known: 'Remember who took what. A card that was taken in passing often comes back soon.',
        help: 'If you take a card from an end, the others may need fewer there. A card from the middle changes nothing for them.',
        last: 'Passing early is no shame: one card more, but your sets stay whole for the next lap.',
      },
    },
  },
};
