import { newKey, type OperationAccess } from './operation-access-row.fixture.ts'

const dayMs = 24 * 3_600_000

/** The operations on the data of a machine and on the links that share it. */
export const machineDataAccess: Readonly<Record<string, OperationAccess>> = {
  MachineData: {
    needs: ['usesMachines'],
    names: [{ record: 'serial number', variables: (serialNumber) => ({ serialNumber }) }],
  },
  ShareMachineData: {
    needs: ['usesMachines'],
    names: [
      {
        record: 'machine',
        variables: (machineId) => ({
          input: {
            idempotencyKey: newKey(),
            machineId,
            recipient: 'Access test',
            until: new Date(Date.now() + dayMs).toISOString().slice(0, 10),
          },
        }),
      },
    ],
  },
  SharedMachineData: {
    needs: ['public'],
    names: [{ record: 'token of machine data', variables: (token) => ({ token }) }],
  },
  /** A store test tries to withdraw the link of another organisation. */
  WithdrawMachineData: {
    needs: ['usesMachines'],
    names: [{ record: 'link to machine data', variables: (id) => ({ id }) }],
  },
}
