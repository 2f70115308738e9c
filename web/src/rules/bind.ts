import type { Language } from '../settings/settings.svelte';
import type { FiguresText, Frame, Outline, PictureText, RuleNumber, RulesText, ScoreBlock, ScoreText } from './outline';

/** The rule number of a sentence. The first occurrence on the page is the target of links to that rule. */
export interface Mark {
  rule: RuleNumber;
  id: string | null;
}

export type BoundBlock =
  | { kind: 'text'; text: string; marks: Mark[] }
  | { kind: 'points'; points: { key: string; text: string; marks: Mark[] }[] }
  | { kind: 'picture'; frames: { key: string; parts: Frame; text: string }[]; caption: string; isStory: boolean }
  | { kind: 'figures'; rows: readonly (readonly string[])[]; text: FiguresText; marks: Mark[] }
  | { kind: 'score'; score: ScoreBlock; text: ScoreText };

export interface BoundSection {
  /** The last part of its anchor: `turn`. */
  id: string;
  heading: string;
  blocks: { key: string; block: BoundBlock }[];
}

/** A complete rules page: outline and words. */
export interface BoundRules {
  lead: string;
  sections: BoundSection[];
}

type Said = string | Readonly<Record<string, string>> | PictureText | FiguresText | ScoreText;

/** Combines outline and words. The compiler has checked their types where the words are defined. */
function bind<O extends Outline>(outline: O, words: RulesText<O>): BoundRules {
  const seen = new Set<RuleNumber>();
  const marks = (rules: readonly RuleNumber[]): Mark[] =>
    rules.map((rule) => {
      const isFirst = !seen.has(rule);
      seen.add(rule);
      return { rule, id: isFirst ? `rule-${rule}` : null };
    });

  function bound(block: Outline[string][string], said: Said | undefined): BoundBlock {
    // `RulesText` guarantees the matching words for each kind of block; a loop over its keys loses this mapped type.
    switch (block.kind) {
      case 'text':
        return { kind: 'text', text: said as string, marks: marks(block.rules) };
      case 'points': {
        const texts = said as Readonly<Record<string, string>>;
        const points = Object.entries(block.points).map(([key, rules]) => ({
          key,
          text: texts[key] ?? '',
          marks: marks(rules),
        }));
        return { kind: 'points', points };
      }
      case 'picture': {
        const { caption, frames } = said as PictureText;
        const drawn = Object.entries(block.frames).map(([key, parts]) => ({ key, parts, text: frames[key] ?? '' }));
        return { kind: 'picture', frames: drawn, caption, isStory: block.isStory };
      }
      case 'figures':
        return { kind: 'figures', rows: block.rows, text: said as FiguresText, marks: marks(block.rules) };
      case 'score':
        return { kind: 'score', score: block, text: said as ScoreText };
    }
  }

  const texts: Readonly<Record<string, { readonly heading: string } & Readonly<Record<string, Said>>>> = words.sections;
  const sections = Object.entries(outline).map(([id, blocks]) => ({
    id,
    heading: texts[id]?.heading ?? '',
    blocks: Object.entries(blocks).map(([key, block]) => ({ key, block: bound(block, texts[id]?.[key]) })),
  }));
  return { lead: words.lead, sections };
}

/** Loads a rules page on demand: outline and words together. */
export const rulesPage =
  <O extends Outline>(
    skeleton: () => Promise<{ outline: O }>,
    words: Readonly<Record<Language, () => Promise<{ rules: RulesText<O> }>>>,
  ) =>
  async (language: Language): Promise<BoundRules> => {
    const [{ outline }, { rules }] = await Promise.all([skeleton(), words[language]()]);
    return bind(outline, rules);
  };
