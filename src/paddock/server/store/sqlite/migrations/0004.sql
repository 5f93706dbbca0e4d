-- How many commits there were: a database with fewer than were noted has lost some.
INSERT INTO meta (name, value) VALUES ('commits', 0);
