import { bilingual, inLanguage } from '@ferrule/blocks/bilingual'
import { parseTable } from '@ferrule/blocks/tabular/parse-table'
import { tooLong } from '@ferrule/blocks/validation/too-long'
import { isIsoDate } from '@ferrule/domain/investors/calendar-date'

type InvestorTable = { kind: unknown; maxLength: number; language: string }

/** Validates the table of an investor record: the pages, the chart and the calendar file are made from it. */
export function validateInvestorCells(
  value: string | null | undefined,
  { kind, maxLength, language }: InvestorTable,
): true | string {
  // A custom validation replaces Payload's, so it must check the length too.
  if (value && value.length > maxLength) return tooLong(maxLength, language)
  const table = parseTable(value ?? '', language)
  if (typeof table === 'string') return table
  const wrong = kind === 'financial-calendar' ? table.rows.find(({ label }) => !isIsoDate(label)) : undefined
  return wrong === undefined || inLanguage(notADate(wrong.label), language)
}

function notADate(label: string) {
  return bilingual(
    `"${label}" is not a date. Please write it as 2027-03-09.`,
    `„${label}“ ist kein Datum. Bitte schreiben Sie es in der Form 2027-03-09.`,
  )
}
