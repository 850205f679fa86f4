import { describe, expect, it } from 'vitest';
import { annotation } from '../../../scripts/annotate';

describe('what GitHub shows at the line', () => {
  it('stands at the beginning of a file whose line nobody knows', () => {
    expect(annotation({ file: 'blog/x.md', message: 'The file is empty.' })).toBe(
      '::error file=blog/x.md,line=1::The file is empty.',
    );
  });

  it('is one line, whatever was typed', () => {
    expect(annotation({ file: 'blog/a,b:c.md', line: 3, message: '100% "x"\nand more' })).toBe(
      '::error file=blog/a%2Cb%3Ac.md,line=3::100%25 "x"%0Aand more',
    );
  });
});
