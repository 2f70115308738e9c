import { LARS, ME, PEOPLE, type Samples } from '../../../texts/samples';
import type { PileTexts } from './en';

/** Sample parameters of these texts by name: `function.parameter`, or `parameter` for all functions. */
export function samples({ kinds, four }: PileTexts): Samples {
  const most = kinds.map((kind) => kind.most);
  return {
    card: [...kinds.map((kind) => kind.card('5')), four.card],
    pile: kinds.map((kind) => kind.pile),
    'target.name': kinds.map((kind) => kind.target),
    kind: kinds.map((kind) => kind.tied),
    'cell.title': kinds.map((kind) => kind.title),
    people: PEOPLE,
    parts: [
      [{ who: ME, most: most.slice(0, 1) }],
      [
        { who: LARS, most: most.slice(0, 2) },
        { who: ME, most: most.slice(2, 3) },
      ],
    ],
  };
}
