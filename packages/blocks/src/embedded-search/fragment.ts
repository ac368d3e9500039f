export const embeddedSearchFragment = `fragment EmbeddedSearch on EmbeddedSearchBlock {
  blockType
  heading
  lead
}`
