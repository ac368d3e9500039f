export const countryPanelId = 'country-panel'
