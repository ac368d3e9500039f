import type { AreaLoaders } from '../catalogue.ts'

/** Brazilian Portuguese, loaded by area. */
export const pt: AreaLoaders = {
  frame: async () => (await import('./pt/frame.ts')).frame,
  error: async () => (await import('./pt/error.ts')).error,
  component: async () => (await import('./pt/component.ts')).component,
  search: async () => (await import('./pt/search.ts')).search,
  news: async () => (await import('./pt/news.ts')).news,
  story: async () => (await import('./pt/story.ts')).story,
  contact: async () => (await import('./pt/contact.ts')).contact,
  catalogue: async () => (await import('./pt/catalogue.ts')).catalogue,
  comparison: async () => (await import('./pt/comparison.ts')).comparison,
  company: async () => (await import('./pt/company.ts')).company,
  form: async () => (await import('./pt/form.ts')).form,
  request: async () => (await import('./pt/request.ts')).request,
  portal: async () => (await import('./pt/portal.ts')).portal,
  dashboard: async () => (await import('./pt/dashboard.ts')).dashboard,
  ticket: async () => (await import('./pt/ticket.ts')).ticket,
  inventory: async () => (await import('./pt/inventory.ts')).inventory,
  machine: async () => (await import('./pt/machine.ts')).machine,
  account: async () => (await import('./pt/account.ts')).account,
  'user-admin': async () => (await import('./pt/user-admin.ts')).userAdmin,
  parts: async () => (await import('./pt/parts.ts')).parts,
  'sign-in': async () => (await import('./pt/sign-in.ts')).signIn,
  editor: async () => (await import('./pt/editor.ts')).editor,
  edge: async () => (await import('./pt/edge.ts')).edge,
  consent: async () => (await import('./pt/consent.ts')).consent,
}
