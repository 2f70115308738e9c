import type { RulesText } from '../../../rules/outline';
import type { outline } from './outline';

export const rules: RulesText<typeof outline> = {
  lead: 'Collect as few points as you can: keep every target at 13 or under, or have the most cards of a colour.',
  sections: {
    goal: {
      heading: 'The idea',
      idea: 'Everyone adds cards to the same three targets. If you push a target over 13, you take the cards that were there, and taken cards cost points. But there is a way out: if you have the most cards of a colour, you pay *nothing* for that colour.',
    },
    table: {
      heading: 'On the table',
      players: 'For three to six players.',
      cards:
        'There are 50 cards. Blue, yellow and green have 14 each: three 1s, three 2s, two 4s, three 5s and three 7s. There is no 3 and no 6. The other eight are the red *Nasty Fours*, each of value 4.',
      deck: {
        caption: 'The deck: 14 cards in each colour, and eight Nasty Fours.',
        frames: { colour: 'Each colour: 1, 2, 5 and 7 three times, 4 twice', nasty: 'Eight Nasty Fours' },
      },
      targets: 'Three targets lie in the middle, one for each colour, beside a face-down draw pile.',
      deal: 'Everyone gets five cards, dealt from the player who begins. The other cards form the draw pile.',
    },
    turn: {
      heading: 'Your turn',
      order: 'The player to the left of the dealer begins. Play goes clockwise. On your turn you do two things:',
      steps: {
        play: '*Play* exactly one card from your hand, face up, on a target.',
        draw: '*Draw* one card, as long as the draw pile lasts.',
      },
      colour: 'A coloured card goes only on the target of its own colour.',
      nasty:
        'A Nasty Four goes on any target, at any time. The target may be empty or hold only other Nasty Fours. It keeps its colour: only yellow cards and Nasty Fours can follow on the yellow target.',
      anywhere: {
        caption: 'Three places for a Nasty Four. All of them are allowed.',
        frames: {
          cards: 'On a blue 7: blue is at 11',
          empty: 'On the empty yellow target: 4',
          fours: 'On another Nasty Four: green is at 8',
        },
      },
    },
    over: {
      heading: 'Over 13',
      rule: 'Add up all the cards on the target, including the new one. If the total is *more than 13*, you take all the cards that were there before. The card you have just played stays: it is now the only card on the target.',
      taking: {
        caption: 'A yellow 5 is one step too far.',
        frames: {
          before: 'Yellow is at 10: a 7, a 1 and a 2',
          played: 'You play a 5. That makes 15',
          after: 'You take the three cards. Your 5 stays, yellow is at 5',
        },
      },
      exact: 'Exactly 13 is safe. Nothing happens, and the next player has a problem.',
      safe: {
        caption: 'Thirteen on the dot.',
        frames: { before: 'Green is at 9', played: 'A Nasty Four makes exactly 13. Nobody takes anything' },
      },
      taken:
        'Taken cards lie face down in front of you until the round is scored. Nobody looks at them, not even you. The table shows only how many cards each player has taken. The log goes back no further than your own last turn.°',
    },
    end: {
      heading: 'End and score',
      round:
        'The round ends when the draw pile is used up and every hand has been played. Cards still on the targets do not count.',
      costs: {
        colour: 'Each coloured card you have taken costs *1 point*, whatever number is on it.',
        nasty: 'Each Nasty Four costs *2 points*. Always, even if you have the most of them.',
        most: 'If you have more cards of a colour than every other player, you pay nothing for that colour.',
        tie: 'If players tie for the most, everyone pays for that colour.',
        one: 'A single card can be the most, if nobody else took one.',
      },
      example: {
        caption: 'What three players took in a round, and what they pay.',
        kinds: ['blue', 'yellow', 'green', 'Nasty Fours'],
      },
      why: 'Ida has the most blue cards and pays for two yellow cards, three green ones and two Nasty Fours: 2 + 3 + 4 = 9. Noor has the most green: 4 + 4 + 2 = 10. Noor and Theo tie for the most yellow, so everyone pays for yellow. Theo has taken the fewest cards and pays the most, because no colour is free for Theo: 2 + 4 + 2 + 8 = 16.',
      match:
        'Everyone deals once, so there are as many rounds as players. With three players, everyone deals twice: six rounds. The first dealer is drawn at random; then the deal moves clockwise.°',
      winner: 'Add up all rounds. The lowest total wins. Players with the same lowest total share the win.°',
    },
    options: {
      heading: 'Table options',
      memory:
        '*Memory aid* (off by default): everyone sees which cards each player has taken, and the log shows the whole round.° Nothing else changes.',
    },
    tips: {
      heading: 'Good to know',
      tips: {
        skipped: 'When the last card is drawn, everyone holds five cards. So everyone has five turns left.',
        stuck: 'You can always play something. Sometimes you just have to take cards for it.',
        filled: 'A target that has received a card is never empty again in that round.',
        low: 'Small cards get you out of tight spots late in the round. Do not spend them all at once.',
        most: 'If you have to take cards anyway, take more of a colour in which you already have the most.',
        four: 'Before you take cards, count the Nasty Fours: you always pay for them.',
      },
    },
  },
};
