/** A page with unpublished texts, and the languages of these texts. */
export type DraftPage = { id: string; title: string; path: string; languages: string[] }
