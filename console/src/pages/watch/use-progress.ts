import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { followBlog, type StreamState } from '../../api/events.ts';
import { advance, NO_PROGRESS, type Progress } from './progress.ts';

/** How far a blog's job is, live. From its first event on, so that a reload shows the same. */
export function useProgress(blogId: string): {
  readonly progress: Progress;
  readonly stream: StreamState | 'connecting';
} {
  const client = useQueryClient();
  const [progress, tell] = useReducer(advance, NO_PROGRESS);
  const [stream, setStream] = useState<StreamState | 'connecting'>('connecting');
  useEffect(
    () =>
      followBlog(blogId, {
        onEvent: tell,
        onState(state) {
          setStream(state);
          if (state !== 'closed') return;
          for (const path of ['/v1/writing/blog', '/v1/writing/blogs', '/v1/quota']) {
            void client.invalidateQueries({ queryKey: [path] });
          }
        },
      }),
    [blogId, client],
  );
  return { progress, stream };
}
