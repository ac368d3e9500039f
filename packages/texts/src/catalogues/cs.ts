import type { AreaLoaders } from '../catalogue.ts'

/** Czech, loaded by area. */
export const cs: AreaLoaders = {
  frame: async () => (await import('./cs/frame.ts')).frame,
  error: async () => (await import('./cs/error.ts')).error,
  component: async () => (await import('./cs/component.ts')).component,
  search: async () => (await import('./cs/search.ts')).search,
  news: async () => (await import('./cs/news.ts')).news,
  story: async () => (await import('./cs/story.ts')).story,
  contact: async () => (await import('./cs/contact.ts')).contact,
  catalogue: async () => (await import('./cs/catalogue.ts')).catalogue,
  comparison: async () => (await import('./cs/comparison.ts')).comparison,
  company: async () => (await import('./cs/company.ts')).company,
  form: async () => (await import('./cs/form.ts')).form,
  request: async () => (await import('./cs/request.ts')).request,
  portal: async () => (await import('./cs/portal.ts')).portal,
  dashboard: async () => (await import('./cs/dashboard.ts')).dashboard,
  ticket: async () => (await import('./cs/ticket.ts')).ticket,
  inventory: async () => (await import('./cs/inventory.ts')).inventory,
  machine: async () => (await import('./cs/machine.ts')).machine,
  account: async () => (await import('./cs/account.ts')).account,
  'user-admin': async () => (await import('./cs/user-admin.ts')).userAdmin,
  parts: async () => (await import('./cs/parts.ts')).parts,
  'sign-in': async () => (await import('./cs/sign-in.ts')).signIn,
  editor: async () => (await import('./cs/editor.ts')).editor,
  edge: async () => (await import('./cs/edge.ts')).edge,
  consent: async () => (await import('./cs/consent.ts')).consent,
}
