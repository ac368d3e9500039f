export type SourceFile = { path: string; text: string }

type HouseRule = {
  says: string
  path: RegExp
  /** What must not stand in such a file; a rule without one is about the path alone. */
  text?: RegExp
  unless?: RegExp
}

const code = /(?<!payload-types|\.generated)\.[cm]?[jt]sx?$/

/** Without its tests, the one door to the outside, and what the content service sends to browsers. */
const serverCode =
  /^(?!.*(\.test|-for-tests)\.ts$|packages\/connectors\/src\/outside\/|apps\/cms\/src\/catalogue-import\/import-requests)(apps\/(data|cms)\/src\/|apps\/web\/(server\/|app\/.*\.server(?=\.ts$))|packages\/(connectors|content-client)\/src\/).*\.ts$/

/** Without its tests, and the stores whose statements are written out of constants. */
const storeCode =
  /^(?!.*\.test\.ts$|apps\/cms\/src\/testing\/|apps\/data\/src\/catalogue\/product(-detail)?-store\.ts$)(apps|packages)\/.*\.ts$/

/** What the linter has no rule for. A comment cannot switch these off. */
const houseRules: HouseRule[] = [
  { says: 'a folder needs a name that says what it holds', path: /(^|\/)(utils?|lib|helpers?|common|shared|misc)\// },
  {
    says: 'a suppression needs its reason on the same line: -- reason',
    path: code,
    text: /(\/\/|\/\*).*((oxlint|eslint|biome)-(disable|ignore)|@ts-(ignore|expect-error|nocheck)).*/g,
    unless: /(--|:) *\S.{7,}/,
  },
  { says: 'a type is parsed or narrowed, not forced', path: code, text: /\bas\s+unknown\s+as\b/g },
  {
    says: 'time is an argument in the domain',
    path: /^packages\/domain\/src\/.*(?<!\.test)\.ts$/,
    text: /new Date\(\s*\)/g,
  },
  {
    says: 'import from the file itself: no re-exporting index',
    path: /(^|\/)index\.tsx?$/,
    text: /^export .* from /gm,
  },
  {
    says: 'a server asks ours by tracedFetch and others by askOutside',
    path: serverCode,
    text: /(?<![.\w])fetch\((?!:)|from 'node:https'/g,
  },
  {
    says: 'what somebody typed reaches SQL as a parameter',
    path: storeCode,
    text: /\bsql\.(raw|lit)\(|\bCompiledQuery\.raw\(|\.query\(\s*`[^`]*\$\{/g,
  },
  { says: 'versions are exact and stand in the catalog', path: /(^|\/)package\.json$/, text: /": "[~^]/g },
]

/** One line for each place that breaks a rule of the house. */
export function findHouseFaults({ path, text }: SourceFile): string[] {
  return houseRules
    .filter((rule) => rule.path.test(path))
    .flatMap((rule) => {
      if (!rule.text) return [`${path} ${rule.says}`]
      return [...text.matchAll(rule.text)]
        .filter((found) => !rule.unless?.test(found[0]))
        .map((found) => `${path}:${lineOf(text, found.index)} ${rule.says}`)
    })
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
