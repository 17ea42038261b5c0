import { parentPort, workerData } from 'node:worker_threads'
import {
  checkResponse,
  MalformedResponse,
  type ProviderRequest,
  type ReadByWorker,
} from '#lib/blog/read-provider-response'

// Runs in a thread (lib/run-in-thread.ts): reads a long response of the provider.

const { request, text } = workerData as { request: ProviderRequest; text: string }

function read(): ReadByWorker {
  try {
    return { response: checkResponse(request, JSON.parse(text)) }
  } catch (error) {
    return { reason: String(error), isJson: error instanceof MalformedResponse }
  }
}

parentPort?.postMessage(read())
