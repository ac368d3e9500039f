import { newKey, type OperationAccess } from './operation-access-row.fixture.ts'

// Changes nothing: no quote has this version.
const change = (number: string) => ({ number, idempotencyKey: newKey(), version: 999_999 })

/** The operations of quotes. */
export const quoteAccess: Readonly<Record<string, OperationAccess>> = {
  AnswerQuote: {
    needs: ['worksServiceDesk'],
    names: [
      {
        record: 'quote',
        variables: (number) => ({
          input: { ...change(number), unitPrices: [100], deliveryDays: 5, validUntil: '2026-12-31', text: '' },
        }),
      },
    ],
  },
  DecideQuote: {
    needs: ['usesProducts'],
    names: [
      {
        record: 'quote',
        variables: (number) => ({
          language: 'en',
          input: { ...change(number), action: 'withdraw', reference: '', reason: '' },
        }),
      },
    ],
  },
  Quote: {
    needs: ['usesProducts', 'worksServiceDesk'],
    names: [{ record: 'quote', variables: (number) => ({ number }) }],
  },
  QuoteFormOptions: { needs: ['usesProducts'], names: [] },
  Quotes: { needs: ['usesProducts', 'worksServiceDesk'], names: [] },
  RequestQuote: {
    needs: ['usesProducts'],
    names: [
      {
        record: 'plant',
        // Requests nothing: the part does not exist.
        variables: (plantId) => ({
          language: 'en',
          input: { plantId, idempotencyKey: newKey(), lines: [{ articleNumber: '0000-0000', quantity: 1 }], note: '' },
        }),
      },
    ],
  },
}
