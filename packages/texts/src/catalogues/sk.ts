import type { AreaLoaders } from '../catalogue.ts'

/** Slovak, loaded by area. */
export const sk: AreaLoaders = {
  frame: async () => (await import('./sk/frame.ts')).frame,
  error: async () => (await import('./sk/error.ts')).error,
  component: async () => (await import('./sk/component.ts')).component,
  search: async () => (await import('./sk/search.ts')).search,
  news: async () => (await import('./sk/news.ts')).news,
  story: async () => (await import('./sk/story.ts')).story,
  contact: async () => (await import('./sk/contact.ts')).contact,
  catalogue: async () => (await import('./sk/catalogue.ts')).catalogue,
  comparison: async () => (await import('./sk/comparison.ts')).comparison,
  company: async () => (await import('./sk/company.ts')).company,
  form: async () => (await import('./sk/form.ts')).form,
  request: async () => (await import('./sk/request.ts')).request,
  portal: async () => (await import('./sk/portal.ts')).portal,
  dashboard: async () => (await import('./sk/dashboard.ts')).dashboard,
  ticket: async () => (await import('./sk/ticket.ts')).ticket,
  inventory: async () => (await import('./sk/inventory.ts')).inventory,
  machine: async () => (await import('./sk/machine.ts')).machine,
  account: async () => (await import('./sk/account.ts')).account,
  'user-admin': async () => (await import('./sk/user-admin.ts')).userAdmin,
  parts: async () => (await import('./sk/parts.ts')).parts,
  'sign-in': async () => (await import('./sk/sign-in.ts')).signIn,
  editor: async () => (await import('./sk/editor.ts')).editor,
  edge: async () => (await import('./sk/edge.ts')).edge,
  consent: async () => (await import('./sk/consent.ts')).consent,
}
