import { deskKinds } from '@ferrule/domain/service-desk/desk-list'
import { findDeskTurn } from '@ferrule/domain/service-desk/desk-turn'
import type { Builder } from '../graphql/builder.ts'
import type { DeskEntry, DeskPage } from './read-desk.ts'

export type DeskTypes = ReturnType<typeof addDeskTypes>

export function addDeskTypes(builder: Builder) {
  const entry = builder.objectRef<DeskEntry>('DeskEntry').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind', { description: deskKinds.join(', ') }),
      number: t.exposeString('number'),
      subject: t.exposeString('subject'),
      sender: t.exposeString('sender', {
        description: 'The customer of a ticket; the company and person of a request',
      }),
      state: t.exposeString('state', { description: 'State of the ticket or request' }),
      waitingFor: t.string({
        nullable: true,
        description: 'ours, theirs; null once it is done',
        resolve: (entry) => findDeskTurn(entry) ?? null,
      }),
      machine: t.string({
        description: 'Machine and serial number of a ticket; empty for a request',
        resolve: ({ machineName, serialNumber }) => [machineName, serialNumber].filter(Boolean).join(', '),
      }),
      assignee: t.string({
        nullable: true,
        resolve: ({ assigneeFirstName: first, assigneeLastName: last }) => (first === null ? null : `${first} ${last}`),
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      isAnswered: t.exposeBoolean('isAnswered', { description: 'Whether the first response was given' }),
      dueAt: t.expose('dueAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Time by which the next step is promised; null when none is',
      }),
      dueStep: t.exposeString('dueStep', { nullable: true, description: 'answer, solution; null when none is due' }),
      priority: t.exposeInt('priority', { description: '1 (most urgent) to 4' }),
      isLate: t.exposeBoolean('isLate', { description: 'Whether the due time has passed' }),
    }),
  })
  const counts = builder.objectRef<DeskPage['counts']>('DeskCounts').implement({
    fields: (t) => ({
      open: t.exposeInt('open'),
      mine: t.exposeInt('mine'),
      unassigned: t.exposeInt('unassigned'),
    }),
  })
  const agent = builder.objectRef<DeskPage['agents'][number]>('DeskAgent').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
    }),
  })
  const page = builder.objectRef<DeskPage>('DeskPage').implement({
    fields: (t) => ({
      entries: t.expose('entries', { type: [entry] }),
      counts: t.expose('counts', { type: counts }),
      agents: t.expose('agents', { type: [agent], description: 'Agents to whom a ticket can be assigned' }),
      page: t.exposeInt('page'),
      hasMore: t.exposeBoolean('hasMore'),
    }),
  })
  return { entry, counts, page, agent }
}
