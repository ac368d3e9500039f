import {
  addApplicationInput,
  closeReviewInput,
  endAccessInput,
  grantAccessInput,
  removeOrganisationInput,
  undoAccessInput,
  userInput,
  userOrganisationInput,
} from '@ferrule/domain/user-admin/user-admin-input'
import type { Builder } from '../graphql/builder.ts'
import { addApplication, changeAccess } from './change-access.ts'
import { addOrganisation, deleteUser, removeOrganisation } from './change-user.ts'
import { closeAccessReview } from './close-access-review.ts'
import { keepAccess, undoKeepAccess } from './keep-access.ts'
import { renewInvite } from './renew-invite.ts'
import { addUserAdminInputs } from './user-admin-inputs.ts'
import { type Payloads, toPayload, toRemovalPayload } from './user-admin-payloads.ts'
import { undoAccessChange } from './undo-access-change.ts'

export function addUserAdminMutations(builder: Builder, payloads: Payloads): void {
  const inputs = addUserAdminInputs(builder)
  addAccessMutations(builder, payloads, inputs)
  addUserMutations(builder, payloads, inputs)
  addReviewMutations(builder, payloads, inputs)
}

type Inputs = ReturnType<typeof addUserAdminInputs>

function addAccessMutations(builder: Builder, { payload }: Payloads, inputs: Inputs): void {
  const { add, grant, end, undo } = inputs
  builder.mutationFields((t) => ({
    addApplication: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: add, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(addApplicationInput, input, (valid) => addApplication(context, context.actor, valid)),
    }),
    grantAccess: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: grant, required: true }) },
      resolve: (_, { input: sent }, context) =>
        toPayload(grantAccessInput, sent, (input) => changeAccess(context, context.actor, { action: 'grant', input })),
    }),
    acceptRequest: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: grant, required: true }) },
      resolve: (_, { input: sent }, context) =>
        toPayload(grantAccessInput, sent, (input) => changeAccess(context, context.actor, { action: 'accept', input })),
    }),
    updateAccess: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: grant, required: true }) },
      resolve: (_, { input: sent }, context) =>
        toPayload(grantAccessInput, sent, (input) => changeAccess(context, context.actor, { action: 'update', input })),
    }),
    declineAccess: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: end, required: true }) },
      resolve: (_, { input: sent }, context) =>
        toPayload(endAccessInput, sent, (input) => changeAccess(context, context.actor, { action: 'decline', input })),
    }),
    withdrawAccess: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: end, required: true }) },
      resolve: (_, { input: sent }, context) =>
        toPayload(endAccessInput, sent, (input) => changeAccess(context, context.actor, { action: 'withdraw', input })),
    }),
    undoAccessChange: t.withAuth({ managesUsers: true }).field({
      type: payload,
      description:
        'Takes back the last grant, update, withdrawal or decision about a request, for 10 minutes and by the same administrator',
      args: { input: t.arg({ type: undo, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(undoAccessInput, input, (valid) => undoAccessChange(context, context.actor, valid)),
    }),
  }))
}

function addUserMutations(builder: Builder, { payload, removal }: Payloads, inputs: Inputs): void {
  const { user, userOrganisation, remove } = inputs
  builder.mutationFields((t) => ({
    resendInvite: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: user, required: true }) },
      resolve: (_, { input: sent }, context) =>
        toPayload(userInput, sent, (input) => renewInvite(context, context.actor, { action: 'resend', input })),
    }),
    sendNewInvite: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: user, required: true }) },
      resolve: (_, { input: sent }, context) =>
        toPayload(userInput, sent, (input) => renewInvite(context, context.actor, { action: 'send-new', input })),
    }),
    addOrganisationToUser: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: userOrganisation, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(userOrganisationInput, input, (valid) => addOrganisation(context, context.actor, valid)),
    }),
    removeOrganisationFromUser: t.withAuth({ managesUsers: true }).field({
      type: removal,
      args: { input: t.arg({ type: remove, required: true }) },
      resolve: (_, { input }, context) =>
        toRemovalPayload(removeOrganisationInput, input, (valid) => removeOrganisation(context, context.actor, valid)),
    }),
    deleteUser: t.withAuth({ managesUsers: true }).field({
      type: payload,
      args: { input: t.arg({ type: user, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(userInput, input, (valid) => deleteUser(context, context.actor, valid)),
    }),
  }))
}

function addReviewMutations(builder: Builder, { payload }: Payloads, { end, closeReview }: Inputs): void {
  builder.mutationFields((t) => ({
    keepAccess: t.withAuth({ managesUsers: true }).field({
      type: payload,
      description: 'Decides in an access review that the access stays',
      args: { input: t.arg({ type: end, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(endAccessInput, input, (valid) => keepAccess(context, context.actor, valid)),
    }),
    undoKeepAccess: t.withAuth({ managesUsers: true }).field({
      type: payload,
      description: 'Takes back the decision that the access stays, while the review is open',
      args: { input: t.arg({ type: end, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(endAccessInput, input, (valid) => undoKeepAccess(context, context.actor, valid)),
    }),
    closeAccessReview: t.withAuth({ managesUsers: true }).field({
      type: payload,
      description: 'Keeps the accesses without a decision and closes the review',
      args: { input: t.arg({ type: closeReview, required: true }) },
      resolve: (_, { input }, context) =>
        toPayload(closeReviewInput, input, (valid) => closeAccessReview(context, context.actor, valid)),
    }),
  }))
}
