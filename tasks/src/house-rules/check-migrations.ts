import type { SourceFile } from './check-house-rules.ts'
import { lineOf } from './line-of.ts'

const folder = 'apps/data/migrations/'
/** Earlier files belong to the first release: no older version runs beside them. */
const firstChecked = '0040'

type MigrationRule = { message: string; text: RegExp; unless?: RegExp }

/** Changes that break a running older version. They follow in a later release than the one that stops the use. */
const contractions =
  /\bdrop (?:table|column|view|function|type|constraint)\b|\brename (?:to|column|constraint)\b|\balter column \w+ (?:set data )?type\b|\balter column \w+ set not null\b/gi

/** Changes that block writes for longer than a moment, or make the inserts of an older version fail. */
const rules: MigrationRule[] = [
  {
    message: 'build an index of an existing table concurrently',
    text: /\bcreate (?:unique )?index (?!concurrently\b)[^;]*?\bon (?:only )?(\w+)/gi,
  },
  {
    message: 'add a constraint of an existing table as not valid, and validate it in the next migration',
    text: /\balter table (\w+)[^;]*?\badd constraint\b[^;]*/gi,
    unless: /\bnot valid\b|\busing index\b/i,
  },
  {
    message: 'give a new column that is not null a default: the previous version does not write it',
    text: /\balter table (\w+)[^;]*?\badd column\b[^;]*?\bnot null\b[^;]*/gi,
    unless: /\bdefault\b|\bgenerated\b/i,
  },
  {
    message: 'this statement locks the whole table',
    text: /\block table\b|\bvacuum full\b|\bcluster \w+|\breindex (?!.*concurrently)/gi,
  },
]

/**
 * The rule of expand and contract: a migration is safe while the previous version still runs. A migration that drops,
 * renames or narrows names the earlier one that made it possible: `-- contracts 0041_new_column.sql`.
 */
export function checkMigrations(files: readonly SourceFile[]): string[] {
  const names = files.filter(({ path }) => path.startsWith(folder)).map(({ path }) => path.slice(folder.length))
  return files
    .filter(({ path }) => path.startsWith(folder) && path.slice(folder.length) >= firstChecked)
    .flatMap((file) => {
      const text = withoutComments(file.text)
      const at = (index: number, message: string) => `${file.path}:${lineOf(file.text, index)}: ${message}`
      return [
        ...findContractions({ ...file, text }, names, file.text).map((index) =>
          at(index, 'name the earlier migration after which nothing uses this: -- contracts 0041_name.sql'),
        ),
        ...rules.flatMap((rule) => findMatches(text, rule).map((index) => at(index, rule.message))),
        ...findUnrepeatable(text).map((index) =>
          at(index, 'drop an index that was left invalid first: drop index concurrently if exists NAME'),
        ),
      ]
    })
}

function findContractions({ path, text }: SourceFile, names: readonly string[], source: string): number[] {
  const [, earlier = ''] = /^-- contracts (\S+\.sql)$/m.exec(source) ?? []
  if (names.includes(earlier) && earlier < path.slice(folder.length)) return []
  const created = listCreated(text)
  return [...text.matchAll(contractions)]
    .filter(
      ({ index }) =>
        !created.some((table) => new RegExp(`\\btable (?:if exists )?${table}\\b[^;]*$`).test(text.slice(0, index))),
    )
    .map(({ index }) => index)
}

/** Tables that the same file creates are empty and in no use. */
function findMatches(text: string, { text: pattern, unless }: MigrationRule): number[] {
  const created = listCreated(text)
  return [...text.matchAll(pattern)]
    .filter(([matched, table]) => !unless?.test(matched) && !(table && created.includes(table)))
    .map(({ index }) => index)
}

function listCreated(text: string): string[] {
  return [...text.matchAll(/\bcreate table (?:if not exists )?(\w+)/gi)].map(([, table = '']) => table)
}

/** A concurrent build that fails leaves an invalid index, which the next attempt must remove. */
function findUnrepeatable(text: string): number[] {
  return [...text.matchAll(/\bcreate (?:unique )?index concurrently (\w+)/gi)]
    .filter(([, name = '']) => !new RegExp(`\\bdrop index concurrently if exists ${name}\\b`, 'i').test(text))
    .map(({ index }) => index)
}

/** Replaces comments and quoted texts by blanks, so that positions stay. */
function withoutComments(text: string): string {
  return text.replace(/--.*|'(?:[^']|'')*'/g, (found) => found.replace(/[^\n]/g, ' '))
}
