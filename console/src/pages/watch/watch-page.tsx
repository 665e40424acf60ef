import { useParams } from 'react-router';
import { Watch } from './watch.tsx';

/** A new job is watched from scratch. */
export function WatchPage() {
  const { blogId = '' } = useParams();
  return <Watch key={blogId} blogId={blogId} />;
}
