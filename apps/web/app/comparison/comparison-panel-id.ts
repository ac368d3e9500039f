export const comparisonPanelId = 'comparison-panel'
