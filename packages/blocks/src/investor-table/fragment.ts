export const investorTableFragment = `fragment InvestorTable on InvestorTableBlock {
  blockType
  heading
  note
  cells
  footnote
}`
