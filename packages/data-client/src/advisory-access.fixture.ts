import type { OperationAccess } from './operation-access-row.fixture.ts'

/** The records of the service have no owner. */
const atDesk: OperationAccess = { needs: ['worksServiceDesk'], names: [], isCommon: true }

/** The operations of security advisories and of the reports about them. */
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
  MarkReportStep: atDesk,
  OwnAdvisories: { needs: ['usesMachines'], names: [] },
  OwnAdvisory: { needs: ['usesMachines'], names: [], isCommon: true },
  SaveSecurityReport: atDesk,
  SecurityReport: atDesk,
  SecurityReports: { needs: ['worksServiceDesk'], names: [] },
}
