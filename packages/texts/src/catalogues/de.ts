import type { AreaLoaders } from '../catalogue.ts'

/** German in Swiss spelling, loaded by area. */
export const de: AreaLoaders = {
  frame: async () => (await import('./de/frame.ts')).frame,
  error: async () => (await import('./de/error.ts')).error,
  component: async () => (await import('./de/component.ts')).component,
  search: async () => (await import('./de/search.ts')).search,
  news: async () => (await import('./de/news.ts')).news,
  story: async () => (await import('./de/story.ts')).story,
  contact: async () => (await import('./de/contact.ts')).contact,
  catalogue: async () => (await import('./de/catalogue.ts')).catalogue,
  comparison: async () => (await import('./de/comparison.ts')).comparison,
  company: async () => (await import('./de/company.ts')).company,
  form: async () => (await import('./de/form.ts')).form,
  request: async () => (await import('./de/request.ts')).request,
  portal: async () => (await import('./de/portal.ts')).portal,
  dashboard: async () => (await import('./de/dashboard.ts')).dashboard,
  ticket: async () => (await import('./de/ticket.ts')).ticket,
  inventory: async () => (await import('./de/inventory.ts')).inventory,
  machine: async () => (await import('./de/machine.ts')).machine,
  account: async () => (await import('./de/account.ts')).account,
  'user-admin': async () => (await import('./de/user-admin.ts')).userAdmin,
  parts: async () => (await import('./de/parts.ts')).parts,
  'sign-in': async () => (await import('./de/sign-in.ts')).signIn,
  editor: async () => (await import('./de/editor.ts')).editor,
  edge: async () => (await import('./de/edge.ts')).edge,
  consent: async () => (await import('./de/consent.ts')).consent,
}
