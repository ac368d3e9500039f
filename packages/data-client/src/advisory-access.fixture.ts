import type { OperationAccess } from './operation-access-row.fixture.ts'

/** The operations of security advisories. */
export const advisoryAccess: Readonly<Record<string, OperationAccess>> = {
  Advisories: { needs: ['public'], names: [] },
  Advisory: { needs: ['public'], names: [] },
  AnswerAdvisory: {
    needs: ['usesMachines'],
    names: [
      {
        record: 'machine',
        // Answers nothing: the day is over.
        variables: (machineId) => ({
          trackingId: 'NSA-2026-07',
          answers: [{ machineId, answer: 'accepted', acceptedUntil: '2026-01-01', reason: 'Access test.' }],
        }),
      },
    ],
  },
  OwnAdvisories: { needs: ['usesMachines'], names: [] },
  OwnAdvisory: { needs: ['usesMachines'], names: [], isCommon: true },
}
