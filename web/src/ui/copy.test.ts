import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy';

describe('a text is copied', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  /** The text that the older method would copy. */
  function execCommand(works: boolean): string[] {
    const copied: string[] = [];
    document.execCommand = () => {
      const field = document.activeElement as HTMLTextAreaElement;
      if (works) copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
      return works;
    };
    return copied;
  }

  it('by the clipboard, where the page has one', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const copied = execCommand(true);
    expect(await copyText('link')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('link');
    expect(copied).toEqual([]);
  });

  it.each([{}, { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } }])(
    'by selecting it elsewhere, and the focus returns',
    async (navigator) => {
      vi.stubGlobal('navigator', navigator);
      document.body.innerHTML = '<dialog open><button>Copy</button></dialog>';
      const button = document.querySelector('button')!;
      button.focus();
      const copied = execCommand(true);
      expect(await copyText('link')).toBe(true);
      expect(copied).toEqual(['link']);
      expect(document.activeElement).toBe(button);
      expect(document.querySelector('textarea')).toBeNull();
    },
  );

  it('returns false if both fail', async () => {
    vi.stubGlobal('navigator', {});
    execCommand(false);
    expect(await copyText('link')).toBe(false);
  });
});
