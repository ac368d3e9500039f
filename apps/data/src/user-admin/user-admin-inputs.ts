import type { Builder } from '../graphql/builder.ts'

/** Inputs of the mutations. They are validated by the schemas of the domain. */
export function addUserAdminInputs(builder: Builder) {
  const day = { description: 'The last day of access, as yyyy-mm-dd; null without an end' }
  return {
    add: builder.inputType('AddApplicationInput', {
      fields: (t) => ({
        idempotencyKey: t.string({ required: true }),
        userId: t.string({ required: true }),
        organisationId: t.string({ required: true }),
        application: t.string({ required: true }),
        role: t.string({ required: true }),
        reason: t.string({ required: true }),
        endsOn: t.string(day),
      }),
    }),
    grant: builder.inputType('GrantAccessInput', {
      fields: (t) => ({
        idempotencyKey: t.string({ required: true }),
        accessId: t.string({ required: true }),
        role: t.string({ required: true }),
        reason: t.string({ required: true }),
        endsOn: t.string(day),
      }),
    }),
    end: builder.inputType('EndAccessInput', {
      fields: (t) => ({
        idempotencyKey: t.string({ required: true }),
        accessId: t.string({ required: true }),
        reason: t.string({ required: true, description: 'May be empty' }),
      }),
    }),
    closeReview: builder.inputType('CloseAccessReviewInput', {
      fields: (t) => ({ idempotencyKey: t.string({ required: true }), organisationId: t.string({ required: true }) }),
    }),
    undo: builder.inputType('UndoAccessInput', {
      fields: (t) => ({
        idempotencyKey: t.string({ required: true }),
        accessId: t.string({ required: true }),
        version: t.int({ required: true, description: 'The version that the change returned' }),
      }),
    }),
    user: builder.inputType('ManagedUserInput', {
      fields: (t) => ({ idempotencyKey: t.string({ required: true }), userId: t.string({ required: true }) }),
    }),
    userOrganisation: builder.inputType('UserOrganisationInput', {
      fields: (t) => ({
        idempotencyKey: t.string({ required: true }),
        userId: t.string({ required: true }),
        organisationId: t.string({ required: true }),
      }),
    }),
    remove: builder.inputType('RemoveOrganisationInput', {
      fields: (t) => ({
        idempotencyKey: t.string({ required: true }),
        userId: t.string({ required: true }),
        organisationId: t.string({ required: true }),
        isConfirmed: t.boolean({ required: true, description: 'The caller knows that they may lose the view' }),
      }),
    }),
  }
}
