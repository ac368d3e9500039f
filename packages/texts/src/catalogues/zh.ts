import type { AreaLoaders } from '../catalogue.ts'

/** Simplified Chinese, loaded by area. */
export const zh: AreaLoaders = {
  frame: async () => (await import('./zh/frame.ts')).frame,
  error: async () => (await import('./zh/error.ts')).error,
  component: async () => (await import('./zh/component.ts')).component,
  search: async () => (await import('./zh/search.ts')).search,
  news: async () => (await import('./zh/news.ts')).news,
  story: async () => (await import('./zh/story.ts')).story,
  contact: async () => (await import('./zh/contact.ts')).contact,
  catalogue: async () => (await import('./zh/catalogue.ts')).catalogue,
  comparison: async () => (await import('./zh/comparison.ts')).comparison,
  company: async () => (await import('./zh/company.ts')).company,
  form: async () => (await import('./zh/form.ts')).form,
  request: async () => (await import('./zh/request.ts')).request,
  portal: async () => (await import('./zh/portal.ts')).portal,
  dashboard: async () => (await import('./zh/dashboard.ts')).dashboard,
  ticket: async () => (await import('./zh/ticket.ts')).ticket,
  inventory: async () => (await import('./zh/inventory.ts')).inventory,
  machine: async () => (await import('./zh/machine.ts')).machine,
  account: async () => (await import('./zh/account.ts')).account,
  'user-admin': async () => (await import('./zh/user-admin.ts')).userAdmin,
  parts: async () => (await import('./zh/parts.ts')).parts,
  'sign-in': async () => (await import('./zh/sign-in.ts')).signIn,
  editor: async () => (await import('./zh/editor.ts')).editor,
  edge: async () => (await import('./zh/edge.ts')).edge,
  consent: async () => (await import('./zh/consent.ts')).consent,
}
