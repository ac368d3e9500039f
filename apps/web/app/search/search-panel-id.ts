export const searchPanelId = 'search-panel'
