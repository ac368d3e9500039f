export const newsPanelId = 'news-feed-panel'

/** Navigation entries without a URL link here; the starter script opens the panel instead of following the link. */
export const newsPanelHref = `#${newsPanelId}`
