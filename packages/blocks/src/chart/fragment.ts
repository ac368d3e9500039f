export const chartFragment = `fragment Chart on ChartBlock {
  blockType
  heading
  chartKind
  summary
  cells
  footnote
}`
