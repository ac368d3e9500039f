export const tableFragment = `fragment Table on TableBlock {
  blockType
  heading
  cells
  footnote
}`
