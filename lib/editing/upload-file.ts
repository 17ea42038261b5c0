/**
 * Posts a file from the browser. `fetch` reports no progress of an upload, so XMLHttpRequest is
 * used.
 * @param onProgress receives the sent part in per cent
 * @returns the JSON of the response; null when the server cannot be reached or sends no JSON
 */
export function uploadFile(
  url: string,
  file: Blob,
  onProgress: (percent: number) => void,
): Promise<unknown> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(Math.round((100 * loaded) / Math.max(total, 1)))
    }
    request.onloadend = () => {
      resolve(request.response as unknown)
    }
    request.open('POST', url)
    request.responseType = 'json'
    request.send(file)
  })
}
