import { parseTable } from '@ferrule/blocks/tabular/parse-table'
import { isIsoDate } from '@ferrule/domain/investors/calendar-date'

/** Validates the table of an investor record: the pages, the chart and the calendar file are made from it. */
export function validateInvestorCells(
  value: string | null | undefined,
  kind: unknown,
  maxLength: number,
): true | string {
  // A custom validation replaces Payload's, so it must check the length too.
  if (value && value.length > maxLength) return `Please enter ${maxLength} characters at most.`
  const table = parseTable(value ?? '')
  if (typeof table === 'string') return table
  const wrong = kind === 'financial-calendar' ? table.rows.find(({ label }) => !isIsoDate(label)) : undefined
  return wrong === undefined || `"${wrong.label}" is not a date. Please write it as 2027-03-09.`
}
