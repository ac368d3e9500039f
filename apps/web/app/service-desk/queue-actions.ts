import { queryDataService } from '../data-service/query-data-service.ts'
import { readFormField } from '../http/form-fields.ts'
import { ChangeTickets, UndoTicketsChange } from './change-tickets.generated.ts'
import { takeEntry } from './desk-actions.ts'
import { DeleteDeskView, SaveDeskView } from './desk-views.generated.ts'

export type QueueResult = {
  intent: string
  refusal: string | undefined
  /** The id of a change that can be undone. */
  changeId?: string
  changed: number
  skipped: number
  /** Changes with each success. */
  done: number
}

type QueueAction = (form: FormData) => Promise<{ refusal: string | null; changed?: number; skipped?: number }>

const idsOf = (form: FormData) => form.getAll('ticketId').map(String)

const actions: Record<string, QueueAction> = {
  assign: async (form) => {
    const assigneeId = readFormField(form, 'assigneeId')
    const input = { id: readFormField(form, 'changeId'), action: 'assign', ticketIds: idsOf(form), assigneeId }
    return (await queryDataService(ChangeTickets, { input })).changeTickets
  },
  'take-selected': async (form) => {
    const input = { id: readFormField(form, 'changeId'), action: 'assign', ticketIds: idsOf(form), assigneeId: 'me' }
    return (await queryDataService(ChangeTickets, { input })).changeTickets
  },
  solve: async (form) => {
    const input = { id: readFormField(form, 'changeId'), action: 'solve', ticketIds: idsOf(form) }
    return (await queryDataService(ChangeTickets, { input })).changeTickets
  },
  undo: async (form) =>
    (await queryDataService(UndoTicketsChange, { id: readFormField(form, 'changeId') })).undoTicketsChange,
  'save-view': async (form) => {
    const [id, name, filters] = [readFormField(form, 'id'), readFormField(form, 'name'), readFormField(form, 'filters')]
    const input = { id, name, filters, isShared: form.has('isShared') }
    return (await queryDataService(SaveDeskView, { input })).saveDeskView
  },
  'delete-view': async (form) =>
    (await queryDataService(DeleteDeskView, { id: readFormField(form, 'id') })).deleteDeskView,
}

/** Runs an action of the queue: on the selected tickets, on a view, or on one entry. */
export async function runQueueAction(form: FormData): Promise<QueueResult> {
  const intent = readFormField(form, 'intent')
  const act = Object.hasOwn(actions, intent) ? actions[intent] : undefined
  if (!act) return { ...(await takeEntry(form)), changed: 0, skipped: 0 }
  const changeId = readFormField(form, 'changeId')
  try {
    const { refusal, changed = 0, skipped = 0 } = await act(form)
    return { intent, refusal: refusal ?? undefined, changeId, changed, skipped, done: Date.now() }
  } catch {
    return { intent, refusal: 'failed', changeId, changed: 0, skipped: 0, done: 0 }
  }
}
