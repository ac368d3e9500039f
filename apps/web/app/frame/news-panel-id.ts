export const newsPanelId = 'news-feed-panel'

/** The one named action that a link can have; the starter opens the panel instead of following the link. */
export const newsPanelHref = `#${newsPanelId}`
