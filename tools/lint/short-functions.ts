import { type Rule } from 'eslint';

const LIMIT = 50;

interface Position {
  readonly line: number;
  readonly column: number;
}

/** The little that is read of a function's node. */
interface FunctionNode {
  readonly loc: { readonly start: Position; readonly end: Position };
  readonly parent: { readonly type: string; readonly callee?: { readonly name?: string } };
}

/** The body of a `describe` is a chapter of tests, not a function to read. */
function isChapter({ parent }: FunctionNode): boolean {
  return parent.type === 'CallExpression' && parent.callee?.name === 'describe';
}

/** `max-lines-per-function`, counting all lines, but not for the bodies of `describe`. */
export const shortFunctions: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    docs: { description: `keep functions within ${LIMIT} lines` },
    messages: {
      long: `This function has {{ lines }} lines, more than ${LIMIT}: give its steps names.`,
    },
    schema: [],
  },
  create(context) {
    const check = (node: FunctionNode) => {
      const lines = node.loc.end.line - node.loc.start.line + 1;
      if (lines <= LIMIT || isChapter(node)) return;
      context.report({ loc: node.loc, messageId: 'long', data: { lines: String(lines) } });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
    } as Rule.RuleListener;
  },
};
