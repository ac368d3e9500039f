import { account } from './en/account.ts'
import { advisory } from './en/advisory.ts'
import { catalogue } from './en/catalogue.ts'
import { company } from './en/company.ts'
import { comparison } from './en/comparison.ts'
import { component } from './en/component.ts'
import { consent } from './en/consent.ts'
import { contact } from './en/contact.ts'
import { dashboard } from './en/dashboard.ts'
import { edge } from './en/edge.ts'
import { editor } from './en/editor.ts'
import { error } from './en/error.ts'
import { form } from './en/form.ts'
import { frame } from './en/frame.ts'
import { instructions } from './en/instructions.ts'
import { inventory } from './en/inventory.ts'
import { machine } from './en/machine.ts'
import { machineRecord } from './en/machine-record.ts'
import { news } from './en/news.ts'
import { notification } from './en/notification.ts'
import { parts } from './en/parts.ts'
import { portal } from './en/portal.ts'
import { request } from './en/request.ts'
import { search } from './en/search.ts'
import { securityReport } from './en/security-report.ts'
import { signIn } from './en/sign-in.ts'
import { story } from './en/story.ts'
import { ticket } from './en/ticket.ts'
import { userAdmin } from './en/user-admin.ts'

/** English texts by area; all other languages have the same areas and keys. */
export const englishAreas = {
  frame,
  error,
  component,
  search,
  news,
  story,
  contact,
  catalogue,
  comparison,
  company,
  form,
  request,
  portal,
  dashboard,
  ticket,
  notification,
  inventory,
  instructions,
  advisory,
  'security-report': securityReport,
  machine,
  'machine-record': machineRecord,
  account,
  'user-admin': userAdmin,
  parts,
  'sign-in': signIn,
  editor,
  edge,
  consent,
} as const

/** All English texts. */
export const english = {
  ...frame,
  ...error,
  ...component,
  ...search,
  ...news,
  ...story,
  ...contact,
  ...catalogue,
  ...comparison,
  ...company,
  ...form,
  ...request,
  ...portal,
  ...dashboard,
  ...ticket,
  ...notification,
  ...inventory,
  ...instructions,
  ...advisory,
  ...securityReport,
  ...machine,
  ...machineRecord,
  ...account,
  ...userAdmin,
  ...parts,
  ...signIn,
  ...editor,
  ...edge,
  ...consent,
} as const
