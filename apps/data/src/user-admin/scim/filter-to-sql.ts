import type { AttributePath } from '@ferrule/domain/scim/attribute-path'
import type { Filter, FilterOperator, FilterValue } from '@ferrule/domain/scim/parse-filter'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

export type Condition = RawBuilder<SqlBool>

/** An attribute that filters can name. `text` ignores case, `exact` does not; `member` is an id in a set. */
export type FilterColumn =
  | { kind: 'text' | 'exact' | 'boolean' | 'time'; value: RawBuilder<unknown> }
  | { kind: 'member'; contains: (id: string) => Condition }

export type FilterColumns = Readonly<Record<string, FilterColumn>>

/** Compiles a filter. Undefined if it names an attribute or a comparison that is not supported. */
export function toFilterSql(filter: Filter, columns: FilterColumns, parent?: string): Condition | undefined {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const conditions = filter.filters.map((one) => toFilterSql(one, columns, parent))
      const known = conditions.filter((one) => one !== undefined)
      if (known.length < conditions.length) return undefined
      return sql<SqlBool>`(${sql.join(known, filter.kind === 'and' ? sql` and ` : sql` or `)})`
    }
    case 'not': {
      const condition = toFilterSql(filter.filter, columns, parent)
      return condition && sql<SqlBool>`not ${condition}`
    }
    case 'values':
      return parent === undefined ? toFilterSql(filter.filter, columns, filter.path.attribute) : undefined
    case 'present': {
      const column = findColumn(columns, filter.path, parent)
      if (!column || column.kind === 'member') return undefined
      return sql<SqlBool>`(${column.value} is not null and ${column.value}::text <> '')`
    }
    case 'compare': {
      const column = findColumn(columns, filter.path, parent)
      return column && compare(column, filter)
    }
  }
}

function findColumn(columns: FilterColumns, path: AttributePath, parent: string | undefined): FilterColumn | undefined {
  const name = [parent, path.attribute, path.subAttribute].filter((part) => part !== undefined).join('.')
  return Object.hasOwn(columns, name) ? columns[name] : undefined
}

type Comparison = { operator: FilterOperator; value: FilterValue }

function compare(column: FilterColumn, { operator, value }: Comparison): Condition | undefined {
  switch (column.kind) {
    case 'member':
      return operator === 'eq' && typeof value === 'string' ? column.contains(value) : undefined
    case 'boolean':
      return compareBoolean(column.value, { operator, value })
    case 'time': {
      const time = typeof value === 'string' ? new Date(value) : new Date(Number.NaN)
      const sign = signs[operator]
      if (Number.isNaN(time.getTime()) || !sign) return undefined
      return sql<SqlBool>`date_trunc('milliseconds', ${column.value}) ${sign} ${time}`
    }
    case 'text':
    case 'exact':
      if (typeof value !== 'string') return undefined
      return column.kind === 'exact'
        ? compareText(column.value, sql`${value}::text`, operator)
        : compareText(sql`lower(${column.value})`, sql`lower(${value}::text)`, operator)
  }
}

function compareBoolean(column: RawBuilder<unknown>, { operator, value }: Comparison): Condition | undefined {
  // Directories send "True" as a text.
  const wanted = String(value).toLowerCase()
  if ((operator !== 'eq' && operator !== 'ne') || (wanted !== 'true' && wanted !== 'false')) return undefined
  return sql<SqlBool>`${column} ${operator === 'eq' ? sql`=` : sql`<>`} ${wanted === 'true'}`
}

const signs: Partial<Record<FilterOperator, RawBuilder<unknown>>> = {
  eq: sql`=`,
  ne: sql`<>`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
}

/** A missing value differs from every text and contains none, so that `not` is right as well. */
function compareText(held: RawBuilder<unknown>, wanted: RawBuilder<unknown>, operator: FilterOperator): Condition {
  switch (operator) {
    case 'co':
      return sql<SqlBool>`coalesce(position(${wanted} in ${held}) > 0, false)`
    case 'sw':
      return sql<SqlBool>`coalesce(starts_with(${held}, ${wanted}), false)`
    case 'ew':
      return sql<SqlBool>`coalesce(right(${held}, length(${wanted})) = ${wanted}, false)`
    default:
      return sql<SqlBool>`coalesce(${held} ${signs[operator] ?? sql`=`} ${wanted}, ${operator === 'ne'})`
  }
}
