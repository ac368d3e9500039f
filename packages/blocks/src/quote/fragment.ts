export const quoteFragment = `fragment Quote on QuoteBlock {
  blockType
  quote
  author
  role
}`
