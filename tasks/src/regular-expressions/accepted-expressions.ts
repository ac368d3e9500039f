import type { AcceptedExpression } from './check-regular-expressions.ts'

/** Each entry names the bound of the input, or says why no stranger writes it. */
export const acceptedExpressions: readonly AcceptedExpression[] = [
  {
    path: 'apps/web/build-plugins/to-class-name.ts',
    text: String.raw`/\/(ui|blocks|app)\/(?:src\/)?(.*)\.module\.css$/`,
    reason: 'reads the path of a style sheet of this repository during the build: at most 4,096 characters',
  },
  {
    path: 'packages/domain/src/search/highlight-terms.ts',
    text: "new RegExp(`(${words.map(toPattern).join('|')})`, 'giu')",
    reason: 'joins escaped words of a query, of at most 200 characters, with one quantifier behind each',
  },
  {
    path: 'packages/domain/src/service-desk/fill-canned-text.ts',
    text: "new RegExp(`\\\\{(${placeholders.join('|')})\\\\}`, 'g')",
    reason: 'joins three constant words and has no quantifier',
  },
  {
    path: 'packages/texts/src/check/find-unused-keys.ts',
    text: "new RegExp(`^${[first, ...rest].map(RegExp.escape).join('[a-z0-9.-]+')}$`)",
    reason: 'compares the keys of our own texts with templates of our own sources: at most 100 characters each',
  },
  {
    path: 'packages/ui/src/contrast/read-rules.ts',
    text: String.raw`/\/\*[^]*?\*\//g`,
    reason: 'reads our own style sheets in tests: at most 100 KB',
  },
  {
    path: 'packages/ui/src/html-text/parse-html-text.ts',
    text: String.raw`/<(script|style|template|iframe|object|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi`,
    reason: 'reads at most 5,000 characters',
  },
  {
    path: 'packages/ui/src/html-text/parse-html-text.ts',
    text: String.raw`/<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi`,
    reason: 'reads at most 5,000 characters',
  },
]
